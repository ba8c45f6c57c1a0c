import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askDevices, askProfile, askSessions, askSettings } from './ask-account.ts';
import { texts } from './texts.ts';

export async function sayMe(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  draft.say(text.me(plain(reply.username), text.roles[reply.role]), cite);
}

export async function sayRole(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  draft.say(text.role(text.roles[reply.role]), cite);
  if (reply.requestedRole) draft.say(text.asksForRole(text.roles[reply.requestedRole]), cite);
}

export async function sayEmail(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  draft.say(text.email(plain(reply.email)), cite);
  if (reply.signInEmail) draft.say(text.signsInWith(plain(reply.signInEmail)), cite);
}

export async function sayUsername(draft: Draft): Promise<void> {
  const { reply, cite } = await askProfile(draft);
  draft.say(texts[draft.language].username(plain(reply.username)), cite);
}

export async function sayCompany(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  draft.say(reply.company === null ? text.noCompany : text.company(plain(reply.company)), cite);
}

export async function sayMemberSince(draft: Draft): Promise<void> {
  const { reply, cite } = await askProfile(draft);
  draft.say(texts[draft.language].memberSince(draft.show.day(reply.createdAt)), cite);
}

export async function sayTwoFactor(draft: Draft): Promise<void> {
  const { reply, cite } = await askProfile(draft);
  draft.say(texts[draft.language].twoFactor(reply.secondFactor.enrolled), cite);
}

export async function sayRecoveryCodes(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  const { enrolled, recoveryCodesLeft: left } = reply.secondFactor;
  if (!enrolled) draft.say(text.noRecoveryCodes, cite);
  else if (left === null) draft.say(text.recoveryCodesUnknown, cite);
  else draft.say(text.recoveryCodes(left, draft.figure(left, cite)), cite);
}

export async function sayPasswordExpiry(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  const { passwordExpiresAt: at } = reply;
  if (at === null) return draft.say(text.passwordUnknown, cite);
  const settings = await askSettings(draft);
  const day = draft.show.day(at);
  const days = draft.figure(settings.reply.security.passwordExpiry, settings.cite);
  const isOver = Date.parse(at) < draft.asked.now;
  draft.say(isOver ? text.passwordExpired(day) : text.passwordExpiry(day, days), cite);
}

export async function sayPasswordChanged(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  const { passwordChangedAt: at } = reply;
  draft.say(at === null ? text.passwordUnknown : text.passwordChanged(draft.show.instant(at)), cite);
}

export async function sayDeletion(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askProfile(draft);
  const at = reply.deletionRequestedAt;
  draft.say(at === null ? text.noDeletion : text.deletion(draft.show.instant(at)), cite);
}

export async function saySessions(draft: Draft): Promise<void> {
  const { sessions, captions, columns, thisOne, unknownProgram } = texts[draft.language];
  const { reply, cite } = await askSessions(draft);
  draft.say(sessions(reply.length, draft.figure(reply.length, cite)));
  draft.table({
    caption: captions.sessions,
    cite,
    columns: [
      { label: columns.program, kind: 'text' },
      { label: columns.address, kind: 'text' },
      { label: columns.started, kind: 'instant' },
      { label: columns.lastUsed, kind: 'instant' },
    ],
    rows: reply.map(({ device, userAgent, current, address, startedAt, lastUsedAt }) => {
      const name = plain(device ?? userAgent ?? unknownProgram).slice(0, 80);
      return { href: '/profile', cells: [current ? thisOne(name) : name, plain(address), startedAt, lastUsedAt] };
    }),
  });
}

export async function sayDevices(draft: Draft): Promise<void> {
  const { devices, noDevices, captions, columns, thisOne, yes, no } = texts[draft.language];
  const settings = await askSettings(draft);
  if (!settings.reply.security.deviceManagement) {
    draft.say(noDevices, settings.cite);
    return;
  }
  const { reply, cite } = await askDevices(draft);
  draft.say(devices(reply.length, draft.figure(reply.length, cite)));
  draft.table({
    caption: captions.devices,
    cite,
    columns: [
      { label: columns.program, kind: 'text' },
      { label: columns.remembered, kind: 'text' },
      { label: columns.lastUsed, kind: 'instant' },
    ],
    rows: reply.map(({ name, current, remembered, lastUsedAt }) => ({
      href: '/settings?tab=security',
      cells: [current ? thisOne(plain(name)) : plain(name), remembered ? yes : no, lastUsedAt],
    })),
  });
}
