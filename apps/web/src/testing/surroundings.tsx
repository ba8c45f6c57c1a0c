import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiContext, type Call } from '../api/call.ts';
import { ApplicationBoundary } from '../app/errors/boundaries.tsx';
import { AnalyticsContext } from '../app/usage/analytics.ts';
import { ClockContext } from '../preferences/clock.tsx';
import { PreferencesProvider } from '../preferences/preferences.tsx';
import { type Product, ProductContext } from '../text/product.ts';
import { TextProvider } from '../text/words.tsx';
import { ToastProvider } from '../ui/toasts.tsx';

type Props = {
  readonly call: Call;
  readonly now: () => number;
  readonly router: AnyRouter;
  readonly product?: Product;
  readonly isAnalyticsOn?: boolean;
  /** The session around the rest. */
  readonly within: (rest: ReactNode) => ReactNode;
};

/** What `App` puts around every screen, with a history and a clock of the test's own. */
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
                    <ToastProvider listLabel="Messages" dismissLabel="Dismiss">
                      <RouterProvider router={router} />
                    </ToastProvider>,
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
