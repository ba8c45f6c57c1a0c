import { NotInstalledPage } from '../features/not-installed/not-installed-page.tsx';
import { useTitle } from '../text/use-title.ts';
import { useText, type Words } from '../text/words.tsx';

/** A route whose screen comes with a later version. */
export function LaterScreen({ screen }: { readonly screen: keyof Words['notInstalled']['screens'] }) {
  const { notInstalled: text } = useText();
  useTitle(text.screens[screen].title);
  return <NotInstalledPage screen={screen} />;
}
