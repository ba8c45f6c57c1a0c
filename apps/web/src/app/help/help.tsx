import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../text/lazy-messages.ts';
import { helpWords } from '../../text/loaders/work.ts';
import { IconButton } from '../../ui/button.tsx';
import { screenOf } from '../layout/use-screen-path.ts';
import { useBarSlot } from '../navigation/bar-slot.ts';
import { HelpDialog, screenHelp } from './help-dialog.tsx';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';

/** Whether a key is not for a field or another shortcut; a screen may have handled it already. */
function isHelpKey(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(typing));
}

/** The address of the open screen, which part of it is open included. */
function useScreenAddress(): string {
  const path = useLocation({ select: ({ pathname }) => screenOf(pathname) });
  const { tab } = useSearch({ strict: false });
  return tab === undefined ? path : `${path}?tab=${encodeURIComponent(tab)}`;
}

/**
 * The help in the URL, `?help=undoImport`, and the controls for help on the open screen: a button in the bar, and a
 * key.
 */
export function Help() {
  const text = useMessages(helpWords);
  const bar = useBarSlot();
  const { help: shown } = useSearch({ strict: false });
  const screen = useScreenAddress();
  const navigate = useNavigate();
  const show = (help: string) => void navigate({ to: '.', search: (search) => ({ ...search, help }) });
  const close = () => void navigate({ to: '.', search: ({ help: _, ...rest }) => rest });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isHelpKey(event)) return;
    event.preventDefault();
    show(screenHelp);
  });
  useEffect(() => {
    // On the window, so that the keys of the open screen, which listens on the document, come first.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const button = (
    <IconButton label={text.title} title={`${text.title} (?)`} aria-keyshortcuts="?" onClick={() => show(screenHelp)}>
      <CircleQuestionMark size={18} aria-hidden />
    </IconButton>
  );
  return (
    <>
      {bar && createPortal(button, bar)}
      {shown !== undefined && <HelpDialog shown={shown} screen={screen} onShow={show} onClose={close} />}
    </>
  );
}
