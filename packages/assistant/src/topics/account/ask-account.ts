import { getProfile, listDevices, listSessions } from '@halyard/contracts/accounts/profile.ts';
import { getSettings, getWebhook } from '@halyard/contracts/accounts/settings.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { texts } from './texts.ts';

const labels = (draft: Draft) => texts[draft.language].labels;

export const askProfile = (draft: Draft) =>
  draft.ask(getProfile, {}, { label: labels(draft).profile, href: '/profile' });

export const askSettings = (draft: Draft) =>
  draft.ask(getSettings, {}, { label: labels(draft).settings, href: '/settings' });

export const askSessions = (draft: Draft) =>
  draft.ask(listSessions, {}, { label: labels(draft).sessions, href: '/profile', records: (list) => list.length });

export const askDevices = (draft: Draft) =>
  draft.ask(
    listDevices,
    {},
    { label: labels(draft).devices, href: '/settings?tab=security', records: (list) => list.length },
  );

export const askWebhook = (draft: Draft) =>
  draft.ask(getWebhook, {}, { label: labels(draft).webhook, href: '/settings?tab=api' });
