import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ApiContext, type Call } from '../api/call.ts';
import { requestIdOf } from '../api/errors/request-id-of.ts';
import { LiveContext, type OpenLive } from '../api/live.ts';
import { PreferencesProvider } from '../preferences/preferences.tsx';
import type { SessionStore } from '../session/create-session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { type Product, ProductContext } from '../text/product.ts';
import { useVisitorText, VisitorText } from '../text/words.tsx';
import { ToastProvider } from '../ui/overlay/toasts.tsx';
import { RequestIdContext } from '../ui/page/request-id.tsx';
import { ApplicationBoundary } from './errors/boundaries.tsx';
import { createAppRouter } from './routes.tsx';
import { AnalyticsContext } from './usage/analytics.ts';

function Messages({ children }: { readonly children: ReactNode }) {
  const { app: text } = useVisitorText();
  const { label, copy: copyLabel, copied: copiedLabel } = text.requestId;
  return (
    <RequestIdContext value={{ of: requestIdOf, label, copyLabel, copiedLabel }}>
      <ToastProvider listLabel={text.toasts} dismissLabel={text.dismiss}>
        {children}
      </ToastProvider>
    </RequestIdContext>
  );
}

type Props = {
  readonly product: Product;
  readonly session: SessionStore;
  readonly call: Call;
  readonly openLive: OpenLive;
  readonly isAnalyticsOn: boolean;
};

/** Everything that every screen relies on, outermost first. */
export function App({ product, session, call, openLive, isAnalyticsOn }: Props) {
  const [router] = useState(() => createAppRouter());
  return (
    <ProductContext value={product}>
      <PreferencesProvider storage={localStorage}>
        <VisitorText>
          <ApplicationBoundary>
            <ApiContext value={call}>
              <LiveContext value={openLive}>
                <AnalyticsContext value={isAnalyticsOn}>
                  <SessionProvider store={session}>
                    <Messages>
                      <RouterProvider router={router} />
                    </Messages>
                  </SessionProvider>
                </AnalyticsContext>
              </LiveContext>
            </ApiContext>
          </ApplicationBoundary>
        </VisitorText>
      </PreferencesProvider>
    </ProductContext>
  );
}
