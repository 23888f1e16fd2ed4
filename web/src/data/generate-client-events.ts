/** Reads server-sent events from text that arrives in pieces of any size, down to single characters. */

export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: string;
}

export interface EventReader {
  /** The events that this piece completes; comments such as heartbeats give none. */
  push(text: string): ServerEvent[];
  /** What the stream's end completes: a last line without a line break still counts. */
  end(): ServerEvent[];
}

export function createEventReader(): EventReader {
  let line = "";
  let afterReturn = false;
  let id: string | undefined;
  let event = "";
  let data: string[] = [];

  function finishEvent(events: ServerEvent[]): void {
    if (data.length > 0) events.push({ id, event: event || "message", data: data.join("\n") });
    event = "";
    data = [];
  }

  function finishLine(events: ServerEvent[]): void {
    const finished = line;
    line = "";
    if (finished === "") {
      finishEvent(events);
      return;
    }
    const colon = finished.indexOf(":");
    if (colon === 0) return;
    const field = colon < 0 ? finished : finished.slice(0, colon);
    const value = colon < 0 ? "" : finished.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") event = value;
    else if (field === "id") id = value;
  }

  return {
    push(text) {
      const events: ServerEvent[] = [];
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (char !== "\n" && char !== "\r") {
          afterReturn = false;
          continue;
        }
        // The second half of a line break that may have been cut in two.
        if (char === "\n" && afterReturn) {
          afterReturn = false;
          from = at + 1;
          continue;
        }
        afterReturn = char === "\r";
        line += text.slice(from, at);
        from = at + 1;
        finishLine(events);
      }
      line += text.slice(from);
      return events;
    },
    end() {
      const events: ServerEvent[] = [];
      if (line !== "") finishLine(events);
      finishEvent(events);
      return events;
    },
  };
}
