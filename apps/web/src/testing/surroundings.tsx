import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiContext, type Call } from '../api/call.ts';
import { requestIdOf } from '../api/errors/request-id-of.ts';
import { ApplicationBoundary } from '../app/errors/boundaries.tsx';
import { AnalyticsContext } from '../app/usage/analytics.ts';
import { ClockContext } from '../preferences/clock.tsx';
import { PreferencesProvider } from '../preferences/preferences.tsx';
import { app as text } from '../text/en/shell/app.ts';
import { type Product, ProductContext } from '../text/product.ts';
import { TextProvider } from '../text/words.tsx';
import { ToastProvider } from '../ui/overlay/toasts.tsx';
import { RequestIdContext } from '../ui/page/request-id.tsx';

type Props = {
  readonly call: Call;
  readonly now: () => number;
  readonly router: AnyRouter;
  readonly product?: Product;
  readonly isAnalyticsOn?: boolean;
  /** The session around the rest. */
  readonly within: (rest: ReactNode) => ReactNode;
};

const { label, copy, copied } = text.requestId;
const requestIds = { of: requestIdOf, label, copyLabel: copy, copiedLabel: copied };

/** The wrappers that `App` puts around every screen, with a history and a clock of the test's own. */
export function Surroundings({ call, now, router, product, isAnalyticsOn = false, within }: Props) {
  return (
    <ProductContext value={product ?? { name: 'Halyard', supportEmail: null, isSelfContained: true }}>
      <TextProvider>
        <PreferencesProvider storage={localStorage}>
          <ClockContext value={now}>
            <ApplicationBoundary>
              <ApiContext value={call}>
                <AnalyticsContext value={isAnalyticsOn}>
                  {within(
                    <RequestIdContext value={requestIds}>
                      <ToastProvider listLabel="Messages" dismissLabel="Dismiss">
                        <RouterProvider router={router} />
                      </ToastProvider>
                    </RequestIdContext>,
                  )}
                </AnalyticsContext>
              </ApiContext>
            </ApplicationBoundary>
          </ClockContext>
        </PreferencesProvider>
      </TextProvider>
    </ProductContext>
  );
}
