import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { EventList } from '@halyard/contracts/events.ts';

/** A user with an account; `change` overrides them. */
export const person = (change: Partial<Account> = {}): Account => ({
  id: 'p1',
  username: 'ada',
  email: 'ada@example.com',
  phone: null,
  verified: true,
  role: 'analyst',
  requestedRole: null,
  firstName: 'Ada',
  lastName: 'King',
  company: 'Analytical Engines',
  createdAt: '2026-11-01T08:00:00.000Z',
  preferences: { theme: 'dark', language: 'en', timezone: 'UTC', dateFormat: 'MM/DD/YYYY', defaultView: 'dashboard' },
  sessionTimeout: 30,
  pushNotifications: false,
  ...change,
});

/** A day without events; `change` adds some. */
export const eventList = (change: Partial<EventList> = {}): EventList => ({
  since: '2026-11-20T08:42:00.000Z',
  until: '2026-11-21T08:42:00.000Z',
  counts: { critical: 0, high: 0, medium: 0, low: 0 },
  ticks: [],
  events: [],
  next: null,
  seenUpTo: 0,
  unseen: 0,
  ...change,
});
