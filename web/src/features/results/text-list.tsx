/** A titled list of a routine's sentences. */
import { Emphasised } from "../../ui/emphasised.tsx";

export function TextList({ texts, lang }: { texts: readonly string[]; lang: string }) {
  return (
    <ul lang={lang} className="flex list-disc flex-col gap-2 pl-5 marker:text-primary">
      {texts.map((text) => (
        <li key={text} className="prose-measure pl-1">
          <Emphasised text={text} />
        </li>
      ))}
    </ul>
  );
}
