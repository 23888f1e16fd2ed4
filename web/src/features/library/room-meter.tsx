/** How much of the browser's room is taken. */
import { useId } from "react";
import type { Room } from "../../data/library-store.ts";
import { formatDecimal } from "../../i18n/format.ts";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";

export function RoomMeter({ room }: { room: Room }) {
  const t = useText(library);
  const { language } = useLanguage();
  const id = useId();
  const format = (units: number) => formatDecimal(units / 1_000_000, language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <label htmlFor={id}>{t("room")}</label>
      <meter id={id} className="h-3 w-40" min={0} max={room.limit} high={room.limit * 0.85} value={room.used} />
      <span>{t("roomUsed", { used: format(room.used), limit: format(room.limit) })}</span>
    </div>
  );
}
