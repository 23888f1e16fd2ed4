/** A page in a chunk of its own that can be fetched ahead: once it is here it renders at once, which keeps hydration in one piece. */
import { type ComponentType, Suspense, use } from "react";
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";

export interface Page {
  (): React.JSX.Element;
  preload?(): Promise<void>;
}

export function lazyPage(load: () => Promise<ComponentType>): Page {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (page) => {
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
    <Suspense fallback={<PageLoading />}>
      <Content />
    </Suspense>
  );
  return Object.assign(Page, { preload });
}

function PageLoading() {
  const t = useText(common);
  return (
    <p role="status" className="page py-12 text-muted">
      {t("loading")}
    </p>
  );
}
