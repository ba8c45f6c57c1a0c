import { expect, test } from 'vitest';
import { openAssistant } from '../../assistant/testing/open-assistant.tsx';

test('the same conversation can be opened on its own page', async () => {
  const { panel } = await openAssistant();

  const link = panel.getByRole('link', { name: 'Open conversation on its own page' });
  expect(link.getAttribute('href')).toBe('/assistant');
});
