/** The classroom view: one step a screen, big type, a timer, the teacher's keys; nothing of the teacher's notes. */
import { routinePath } from "@thinkshore/core/app-paths";
import { useEffect } from "react";
import { Link, Redirect, useParams } from "wouter";
import { useShownRoutine } from "../../data/shown-routine.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { present } from "../../i18n/messages/en/present.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Classroom } from "./classroom.tsx";

export function PresentPage() {
  const t = useText(present);
  const { id = "" } = useParams();
  const shown = useShownRoutine(id);

  // Whatever stands on the wall, the page behind it does not scroll.
  useEffect(() => {
    document.documentElement.classList.add("overflow-hidden");
    return () => document.documentElement.classList.remove("overflow-hidden");
  }, []);

  if (shown.state === "ready") return <Classroom saved={shown.saved} />;
  // The routine's page says what is wrong with a link, and what to do.
  if (shown.state === "bad-link") return <Redirect to={`${routinePath("results", id)}${location.hash}`} replace />;
  return (
    <main id="main" className="page flex flex-col items-start gap-5 py-16">
      <PageHeading>{t("pageTitle")}</PageHeading>
      <p role="status" className="prose-measure text-lg">
        {shown.state === "loading" ? t("loading") : t("notHere")}
      </p>
      <Link href={routinePath("results", id)} className="button button-secondary">
        {t("leave")}
      </Link>
    </main>
  );
}
