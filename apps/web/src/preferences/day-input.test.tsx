import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeCall } from '../testing/fake-call.ts';
import { renderWithProviders } from '../testing/render-app.tsx';
import { DayField, InstantField } from './day-input.tsx';

function Due() {
  const [day, setDay] = useState('2026-11-21');
  return (
    <>
      <DayField label="Due" value={day} max="2026-12-31" onDay={setDay} />
      <output>{day}</output>
    </>
  );
}

async function openDue() {
  const { container } = renderWithProviders(<Due />, { call: fakeCall({}).call });
  const field = await screen.findByLabelText<HTMLInputElement>('Due');
  return {
    user: userEvent.setup(),
    field,
    picker: container.querySelector('input[type="date"]'),
    day: () => screen.getByRole('status').textContent,
  };
}

test('a day is shown and typed in the format of the person', async () => {
  const { user, field, day } = await openDue();
  expect(field.value).toBe('11/21/2026');

  await user.clear(field);
  expect(day()).toBe('');
  await user.type(field, '3/4/2026');
  expect(day()).toBe('2026-03-04');
  await user.tab();

  expect(field.value).toBe('03/04/2026');
});

test('what is no day, or beyond the limit, is marked and gives way to the day before it', async () => {
  const { user, field, day } = await openDue();
  for (const typed of ['02/30/2026', '01/01/2027']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  await user.click(field);
  await user.tab();

  expect(field.value).toBe('11/21/2026');
  expect(day()).toBe('2026-11-21');
});

test('the calendar of the browser is one button away', async () => {
  const { field, picker, day } = await openDue();
  expect(screen.getByRole('button', { name: 'Select from a calendar' })).toBeTruthy();

  if (picker) fireEvent.change(picker, { target: { value: '2026-12-24' } });

  expect(day()).toBe('2026-12-24');
  expect(field.value).toBe('12/24/2026');
});

test('a time keeps its day, and a day its time', async () => {
  const given: string[] = [];
  renderWithProviders(
    <InstantField
      label="Seen"
      timeLabel="Time of day"
      value="2026-11-21T08:42"
      onInstant={(value) => given.push(value)}
    />,
    {
      call: fakeCall({}).call,
    },
  );
  const day = await screen.findByLabelText('Seen');
  const time = screen.getByLabelText<HTMLInputElement>('Time of day');
  expect(time.value).toBe('08:42');

  fireEvent.change(day, { target: { value: '11/20/2026' } });
  fireEvent.change(time, { target: { value: '9:05 pm' } });

  expect(given).toEqual(['2026-11-20T08:42', '2026-11-21T21:05']);
});

test('what is no time is marked and gives way to the time before it', async () => {
  renderWithProviders(
    <InstantField label="Seen" timeLabel="Time of day" value="2026-11-21T08:42" onInstant={() => undefined} />,
    { call: fakeCall({}).call },
  );
  const time = await screen.findByLabelText<HTMLInputElement>('Time of day');

  fireEvent.change(time, { target: { value: '25:00' } });
  expect(time.getAttribute('aria-invalid')).toBe('true');
  fireEvent.blur(time);

  expect(time.value).toBe('08:42');
});

const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no field leaves a day or a time to the format of the browser', () => {
  const native = /type="(?:date|time|datetime-local)"/;
  const found = Object.entries(sources).filter(([path, source]) => !path.includes('.test.') && native.test(source));

  // The calendar of the browser, without its text.
  expect(found.map(([path]) => path)).toEqual(['../ui/form/date-input.tsx']);
});
