import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { LeaveQuestion } from './leave-question.tsx';

/** Whether the browser would ask before it closes the tab. */
function closeTab(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

async function openForm(isDirty: boolean) {
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  const root = createRootRoute();
  const screenRoute = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => (
      <>
        <p>A form</p>
        <LeaveQuestion isDirty={isDirty} onLeave={() => {}} />
      </>
    ),
  });
  const router = createRouter({ routeTree: root.addChildren([screenRoute]), history });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('A form');
  return router;
}

test.each([true, false])('with unsaved changes %s the browser is told so when the tab is closed', async (isDirty) => {
  await openForm(isDirty);

  expect(closeTab()).toBe(isDirty);
});
