/** The application: language, notices, frame and routes around every page. */
import { appPaths, pageAt } from "@thinkshore/core/app-paths";
import { LANGUAGE_NAMES, type Language } from "@thinkshore/core/language/languages";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Route, Router, Switch, useLocation } from "wouter";
import { reportPageView } from "../data/page-views.ts";
import { storeLanguage } from "../data/preferences.ts";
import { LanguageProvider, useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";
import { NavigationCount } from "../ui/page-heading.tsx";
import { ToastProvider, useToast } from "../ui/toasts.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { Layout } from "./layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { pages } from "./pages.ts";
import { useWebFont } from "./use-web-font.ts";

interface AppProps {
  language: Language;
  /** The stored language, where its texts could not be loaded. */
  missing?: Language;
  /** The address to render when there is no browser, at build time. */
  prerenderPath?: string;
}

export function App({ language, missing, prerenderPath }: AppProps) {
  useWebFont();
  return (
    <Router {...(prerenderPath === undefined ? {} : { ssrPath: prerenderPath })}>
      <LanguageProvider initial={language} onChange={storeLanguage}>
        <Notices>
          <Routes />
          {missing && <MissingLanguage language={missing} />}
          <OfflineLater />
        </Notices>
      </LanguageProvider>
    </Router>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const t = useText(common);
  return <ToastProvider labels={{ region: t("notices"), close: t("closeNotice") }}>{children}</ToastProvider>;
}

function MissingLanguage({ language }: { language: Language }) {
  const t = useText(common);
  const showToast = useToast();
  const tell = useEffectEvent(() =>
    showToast({ title: t("languageFailed", { language: LANGUAGE_NAMES[language] }), tone: "error" }),
  );
  useEffect(() => tell(), []);
  return null;
}

function Routes() {
  const [path] = useLocation();
  const navigations = useNavigationCount(path);
  useEffect(() => reportPageView(path), [path]);

  // On the wall there is the routine and nothing else.
  const Frame = pageAt(path) === "present" ? Fragment : Layout;

  return (
    <NavigationCount value={navigations}>
      <Frame>
        <CrashBoundary key={path}>
          <Switch>
            <Route path={appPaths.home} component={pages.home} />
            <Route path={appPaths.create} component={pages.create} />
            <Route path={appPaths.results} component={pages.results} />
            <Route path={appPaths.edit} component={pages.edit} />
            <Route path={appPaths.present} component={pages.present} />
            <Route path={appPaths.library} component={pages.library} />
            <Route path={appPaths.help} component={pages.help} />
            <Route path={appPaths.privacy} component={pages.privacy} />
            <Route component={NotFoundPage} />
          </Switch>
        </CrashBoundary>
      </Frame>
    </NavigationCount>
  );
}

/** What makes the application work offline is fetched when the page is at rest: the first paint and the first click come first. */
function OfflineLater() {
  const [Offline, setOffline] = useState<() => ReactNode>();
  useEffect(() => {
    const timer = setTimeout(
      () => import("./offline.tsx").then((module) => setOffline(() => module.Offline), console.warn),
      2000,
    );
    return () => clearTimeout(timer);
  }, []);
  return Offline && <Offline />;
}

function useNavigationCount(path: string): number {
  const [visit, setVisit] = useState({ path, count: 0 });
  if (visit.path !== path) setVisit({ path, count: visit.count + 1 });
  const scrolledFor = useRef(path);
  useEffect(() => {
    if (scrolledFor.current === path) return;
    scrolledFor.current = path;
    scrollTo({ top: 0 });
  }, [path]);
  return visit.count;
}
