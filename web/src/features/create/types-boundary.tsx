/** Says that the thinking types could not be loaded; any other fault goes on to the page's own boundary. */
import { CloudOff } from "lucide-react";
import { Component, type ReactNode } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { create } from "../../i18n/messages/en/create.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export class TypesUnavailable extends Error {
  override name = "TypesUnavailable";
}

interface TypesBoundaryState {
  failure: unknown;
}

export class TypesBoundary extends Component<{ children: ReactNode }, TypesBoundaryState> {
  override state: TypesBoundaryState = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): TypesBoundaryState {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    // By name: the first page need not load the words' own module.
    if (failure instanceof Error && /^(Types|Words)Unavailable$/.test(failure.name)) return <Unavailable />;
    throw failure;
  }
}

function Unavailable() {
  const t = useText(create);
  return (
    <div role="alert" className="page flex flex-col items-start gap-4 py-12">
      <CloudOff aria-hidden="true" size={28} className="text-muted" />
      <PageHeading className="text-xl">{t("typesUnavailable")}</PageHeading>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t("refreshPage")}
      </button>
    </div>
  );
}
