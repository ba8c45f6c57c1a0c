import '@fontsource-variable/ibm-plex-sans/wdth.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createLazyCall } from './api/lazy-call.ts';
import type { OpenLive } from './api/live.ts';
import { App } from './app/app.tsx';
import { readFlags } from './app/flags.ts';
import { readKeptLanguage } from './preferences/preferences.tsx';
import { createSession, type SessionStore } from './session/create-session.ts';
import { readIdentityConfig } from './session/provider/read-identity-config.ts';
import { connectTabs } from './session/tabs/other-tabs.ts';
import { createTokenStorage } from './session/tabs/token-storage.ts';
import { visitors } from './text/en/public/visitors.ts';
import { readProduct } from './text/product.ts';
import { visitorPack } from './text/words.tsx';

/** A failed prefetch is requested again, and reported, by the rendering component. */
function preload(path: string) {
  import('./app/preload-console.ts').then(({ preloadConsole }) => preloadConsole(path)).catch(() => undefined);
}

/** Messages of the session itself, in the current language. */
function sessionWords() {
  return (visitorPack.peek(readKeptLanguage(localStorage)) ?? visitors).session;
}

/** Puts session and API together: each needs a little of the other, so the two are tied here and nowhere else. */
function assemble() {
  const storage = createTokenStorage({ local: localStorage, session: sessionStorage });
  if (storage.hasTraces()) preload(window.location.pathname);
  const request: typeof fetch = (input, init) => fetch(input, init);
  const tabs = connectTabs(storage, {
    onSigningOut: () => session.expectEnd(),
    onSignOut: () => session.end('elsewhere'),
  });
  const onSignedOut = (code: string | undefined) => session.endRejected(code);
  const call = createLazyCall({
    fetch: request,
    getAccessToken: () => session.getAccessToken(),
    onSignedOut,
    onForbidden: () => session.refreshAccount().catch(() => undefined),
  });
  const session: SessionStore = createSession({
    storage,
    tab: sessionStorage,
    notifyOtherTabs: tabs.notifyOtherTabs,
    expiredMessage: () => sessionWords().expired,
    now: () => Date.now(),
    readConfig: () => readIdentityConfig(request, sessionWords().initialisationFailed),
    loadIdentityClient: async (config) =>
      (await import('./session/provider/identity-client.ts')).createIdentityClient(config, storage),
    readAccount: async () => (await import('./api/read-account.ts')).readAccount(call),
  });
  const openLive: OpenLive = async (options) => {
    const { createOpenLive } = await import('./api/open-live.ts');
    return createOpenLive({ fetch: request, getAccessToken: () => session.getAccessToken(), onSignedOut })(options);
  };
  return { session, call, openLive };
}

const root = document.getElementById('root');
if (root) {
  // English is already loaded, and is the fallback if another language cannot be fetched.
  await visitorPack.load(readKeptLanguage(localStorage));
  const isAnalyticsOn = readFlags(import.meta.env).analytics && navigator.doNotTrack !== '1';
  const { session, call, openLive } = assemble();
  createRoot(root).render(
    <StrictMode>
      <App
        product={readProduct(document)}
        session={session}
        call={call}
        openLive={openLive}
        isAnalyticsOn={isAnalyticsOn}
      />
    </StrictMode>,
  );
} else {
  const { showCriticalError } = await import('./app/errors/critical-error.ts');
  showCriticalError(document, () => window.location.reload());
}
