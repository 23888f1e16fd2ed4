/** The wizard's page. */
import { Welcome } from "./welcome.tsx";

export function CreatePage() {
  return <Welcome onBegin={() => {}} />;
}
