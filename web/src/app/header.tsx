/** The header: the way to each part of the product, the language by its own name, the theme. */
import { appPaths } from "@thinkshore/core/app-paths";
import { brand } from "@thinkshore/core/brand";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "@thinkshore/core/language/languages";
import { CircleQuestionMark, Globe, Library, Moon, Sun, SunMoon, WandSparkles } from "lucide-react";
import { Link, useLocation } from "wouter";
import { useLanguage, useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";
import { CompactSelect } from "../ui/compact-select.tsx";
import { useToast } from "../ui/toasts.tsx";
import { Logo } from "./logo.tsx";
import { isTheme, useTheme } from "./use-theme.ts";

export function Header() {
  const t = useText(common);
  const [path] = useLocation();
  const links = [
    { href: appPaths.create, label: t("navCreate"), icon: WandSparkles, isCurrent: path === "/" || path === "/create" },
    { href: appPaths.library, label: t("navLibrary"), icon: Library, isCurrent: path === appPaths.library },
    { href: appPaths.help, label: t("navHelp"), icon: CircleQuestionMark, isCurrent: path === appPaths.help },
  ];

  return (
    <header className="no-print border-divider border-b bg-surface">
      <div className="page flex flex-wrap items-center gap-x-1 sm:gap-x-3 md:min-h-16 md:flex-nowrap lg:gap-x-6">
        <Link
          href={appPaths.home}
          aria-label={t("homeLink", { name: brand.name })}
          className="flex min-h-14 items-center gap-2 font-semibold text-lg text-text no-underline"
        >
          <Logo />
          {brand.name}
        </Link>
        <nav
          aria-label={t("mainNavigation")}
          className="order-last -mx-4 w-[calc(100%+2rem)] border-divider border-t md:order-none md:mx-0 md:w-auto md:border-0"
        >
          <ul className="flex">
            {links.map(({ href, label, icon: Icon, isCurrent }) => (
              <li key={href} className="grow md:grow-0">
                <Link
                  href={href}
                  aria-current={isCurrent ? "page" : undefined}
                  className="flex min-h-12 items-center justify-center gap-2 border-transparent border-b-3 px-2 text-muted no-underline hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-text sm:px-3 md:min-h-16 md:px-2 lg:px-4"
                >
                  <Icon aria-hidden="true" size={20} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
    </header>
  );
}

function LanguageMenu() {
  const t = useText(common);
  const { language, chooseLanguage } = useLanguage();
  const showToast = useToast();
  return (
    <CompactSelect
      label={t("language")}
      icon={<Globe aria-hidden="true" size={20} />}
      value={language}
      options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
      onChange={(next) => {
        if (!isLanguage(next)) return;
        chooseLanguage(next).catch(() =>
          showToast({ title: t("languageFailed", { language: LANGUAGE_NAMES[next] }), tone: "error" }),
        );
      }}
    />
  );
}

function ThemeMenu() {
  const t = useText(common);
  const [theme, chooseTheme] = useTheme();
  const Icon = { system: SunMoon, light: Sun, dark: Moon }[theme];
  return (
    <CompactSelect
      iconOnly
      label={t("theme")}
      icon={<Icon aria-hidden="true" size={20} />}
      value={theme}
      options={[
        { value: "system", label: t("themeSystem") },
        { value: "light", label: t("themeLight") },
        { value: "dark", label: t("themeDark") },
      ]}
      onChange={(next) => {
        if (isTheme(next)) chooseTheme(next);
      }}
    />
  );
}
