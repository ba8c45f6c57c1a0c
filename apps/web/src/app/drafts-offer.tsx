import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDrafts } from '../records/drafts/use-draft.ts';
import { safePath } from '../session/sign-in/router-state.ts';
import { useMessages } from '../text/lazy-messages.ts';
import { draftsWords } from '../text/loaders/records.ts';
import { useToasts } from '../ui/overlay/toasts.tsx';

/** Long enough to be read after a sign-in. */
const shownForMs = 20_000;

/** Offers returning users their unsent input; input of other users in this browser is deleted. */
export function DraftsOffer() {
  const text = useMessages(draftsWords);
  const drafts = useDrafts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const router = useRouter();

  const offer = useEffectEvent(() => {
    drafts.removeOthers();
    const path = safePath(drafts.newestPath());
    // Restored input is in its form, or offered by the screen.
    if (path === undefined || path === router.state.location.href) return;
    const run = () => void navigate({ to: path });
    toasts.show('info', text.kept, { action: { label: text.goOn, run }, durationMs: shownForMs });
  });
  useEffect(() => offer(), []);
  return null;
}
