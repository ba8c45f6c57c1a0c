import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { resultOf } from '../analysis/testing/analysis-records.ts';
import { ReportMenu } from './report-menu.tsx';

test('a report is made in the browser, saved under a name with its date, and said to be', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        made.push(blob);
        return 'blob:here';
      }
      static override revokeObjectURL() {}
    },
  );
  const user = userEvent.setup();
  renderWithProviders(<ReportMenu result={resultOf()} month="2026-03" />, {
    now: new Date('2026-11-21T08:42:00.000Z'),
  });

  await user.click(await screen.findByRole('button', { name: 'Export Report' }));
  await user.click(screen.getByRole('menuitem', { name: 'Page that prints (HTML)' }));

  expect(await screen.findByText('crime-report-2026-03-made-2026-11-21.html saved')).toBeTruthy();
  expect(saved).toEqual(['crime-report-2026-03-made-2026-11-21.html']);
  expect(made[0]?.type).toBe('text/html');
});
