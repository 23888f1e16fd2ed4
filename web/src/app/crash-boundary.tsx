/** Catches what a page throws: says so, offers ways on, and touches nothing that is saved. */
import { appPaths } from "@thinkshore/core/app-paths";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";
import { PageHeading } from "../ui/page-heading.tsx";

interface CrashBoundaryState {
  failure: Error | undefined;
}

export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { failure: undefined };

  static getDerivedStateFromError(thrown: unknown): CrashBoundaryState {
    return { failure: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(failure: unknown, { componentStack }: ErrorInfo) {
    console.error("The page failed", failure, componentStack);
  }

  override render() {
    return this.state.failure ? <CrashPage failure={this.state.failure} /> : this.props.children;
  }
}

function CrashPage({ failure }: { failure: Error }) {
  const t = useText(common);
  return (
    <div role="alert" className="page flex flex-col items-start gap-4 py-12">
      <PageHeading>{t("crashTitle")}</PageHeading>
      <p className="prose-measure">{t("crashBody")}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t("crashReload")}
        </button>
        {/* A plain link: the application starts afresh. */}
        <a className="button button-secondary" href={appPaths.home}>
          {t("crashHome")}
        </a>
      </div>
      <details className="text-sm text-muted">
        <summary>{t("crashDetails")}</summary>
        <p>{failure.message}</p>
      </details>
    </div>
  );
}
