/** A page in a chunk of its own that can be fetched ahead: once it is here it renders at once, which keeps hydration in one piece. */
import { type ComponentType, Suspense, use } from "react";
import { loadAllStyles } from "../ui/all-styles.ts";
import { Loading } from "../ui/loading.tsx";

export interface Page {
  (): React.JSX.Element;
  preload?(): Promise<void>;
}

export function lazyPage(load: () => Promise<ComponentType>): Page {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= Promise.all([load(), loadAllStyles()]).then(
      ([page]) => {
        Loaded = page;
      },
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  }

  function Content() {
    if (!Loaded) use(preload());
    if (!Loaded) throw new Error("The page was not loaded");
    return <Loaded />;
  }
  const Page = () => (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
  return Object.assign(Page, { preload });
}
