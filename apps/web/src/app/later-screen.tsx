import { allow } from '@halyard/contracts/policy.ts';
import { NotInstalledPage } from '../features/not-installed/not-installed-page.tsx';
import { useTitle } from '../text/use-title.ts';
import { useText, type Words } from '../text/words.tsx';
import { Guard } from './guard/guard.tsx';

/** A route whose screen comes with a later version; who may see it is decided already. */
export function LaterScreen({ screen }: { readonly screen: keyof Words['notInstalled']['screens'] }) {
  const { notInstalled: text } = useText();
  useTitle(text.screens[screen].title);
  return (
    <Guard permission={screen === 'users' ? allow('users', 'list') : undefined}>
      <NotInstalledPage screen={screen} />
    </Guard>
  );
}
