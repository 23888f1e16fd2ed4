/** How much room a field has left; said once the limit comes near. */
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";

const NEAR = 0.8;

export function CharacterCount({ id, used, limit }: { id: string; used: number; limit: number }) {
  const t = useText(wizard);
  const left = limit - used;
  return (
    <p id={id} className={`text-right text-sm tabular-nums ${left === 0 ? "font-medium text-notice" : "text-muted"}`}>
      {used > limit * NEAR && t.plural("charactersLeft", left)}
    </p>
  );
}
