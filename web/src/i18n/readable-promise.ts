/** Promises that React's `use` reads without suspending once their value is here: `use` can then be called in every render. */

/** The fields by which React knows a promise as fulfilled. */
function markFulfilled<T>(promise: Promise<T>, value: T): void {
  Object.assign(promise, { status: "fulfilled", value });
}

export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => markFulfilled(promise, value),
    // The rejection reaches whoever reads the promise.
    () => {},
  );
  return promise;
}

export function readableValue<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value);
  markFulfilled(promise, value);
  return promise;
}
