import type { Account } from '@halyard/contracts/accounts/account.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useKeptPreferences } from '../preferences/apply-settings.ts';
import { useSession } from '../session/session.ts';
import { ConsoleText } from '../text/console-text.tsx';
import { StepUpProvider } from './step-up/step-up-provider.tsx';

// None of them is needed for the first picture.
const SessionTimeout = lazy(async () => ({
  default: (await import('./session-timeout/session-timeout.tsx')).SessionTimeout,
}));
const PushNotifications = lazy(async () => ({
  default: (await import('./push/push-notifications.tsx')).PushNotifications,
}));
const DraftsOffer = lazy(async () => ({ default: (await import('./drafts-offer.tsx')).DraftsOffer }));
const LiveUpdates = lazy(async () => ({ default: (await import('./live/live-updates.tsx')).LiveUpdates }));

// A browser that believes to be offline still sends requests: the response, or its failure, is what the screen shows.
const always = { networkMode: 'always' } as const;

/** Server data is in one cache; the API client retries, so the cache does not. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...always, retry: false, refetchOnWindowFocus: true }, mutations: always },
  });

const mayShowMessages = () => 'Notification' in window && Notification.permission === 'granted';

/** Background tasks beside the screens while a user is signed in. */
function EventListener({ person: { sessionTimeout, pushNotifications } }: { readonly person: Account }) {
  return (
    <Suspense>
      <SessionTimeout minutes={sessionTimeout} />
      {pushNotifications && mayShowMessages() && <PushNotifications />}
      <DraftsOffer />
      <LiveUpdates />
    </Suspense>
  );
}

type Props = { readonly person: Account; readonly children: ReactNode };

/** Texts, cache and preferences of one signed-in user. The cache is discarded with them. */
export function SignedInData({ person, children }: Props) {
  const [queries] = useState(createQueryClient);
  useKeptPreferences(person);
  const { currentUser } = useSession();
  return (
    <ConsoleText>
      <QueryClientProvider client={queries}>
        <StepUpProvider>{children}</StepUpProvider>
        {currentUser && <EventListener person={currentUser} />}
      </QueryClientProvider>
    </ConsoleText>
  );
}
