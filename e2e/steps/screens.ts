import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../halyard.ts';

const tabs = (path: string, ...names: readonly string[]) => names.map((tab) => `${path}?tab=${tab}`);

/** Every screen of a visitor. */
export const visitorScreens = ['/', '/login', '/register', '/reset-password'];

/** Every screen of an administrator, who sees all; each tab is one. */
export const screens = [
  ...['/dashboard', '/todos', '/profile', ...tabs('/settings', 'preferences', 'notifications', 'security', 'api')],
  ...tabs('/threats', 'overview', 'active', 'mitigated', 'map').map((path) => `${path}&period=90d`),
  ...tabs('/security', 'incidents', 'playbooks', 'alerts', 'reports'),
  ...['/network', ...tabs('/observables', 'list', 'sightings', 'lists'), '/notifications', '/imports'],
  ...['/sources', '/attack', '/sigma', '/changes', '/assistant', '/api-reference'],
  ...tabs('/crime-analysis', 'analysis', 'explore', 'records', 'coverage', 'imports'),
  ...['/schemas', '/schemas?schema=latest', '/users', '/audit', '/admin/health'],
];

// One redirects immediately, the other is about one import.
const withoutScreen = ['/signup', '/imports/$id/preview'];

/** The routes of the console that no list above has: a new one is measured like all others. */
export function findUnlistedRoutes(): readonly string[] {
  const routes = readFileSync(new URL('../../apps/web/src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  const listed = new Set([...visitorScreens, ...screens, ...withoutScreen].map((path) => path.replace(/\?.*/, '')));
  return paths.filter((path) => !listed.has(path));
}

/** Opens a screen and waits until its content is shown. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (path === '/todos') await expect(page.getByRole('list', { name: 'Active Tasks' })).toBeVisible();
  if (path.endsWith('tab=explore')) await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  if (path.endsWith('schema=latest')) await expect(page.getByRole('tree')).toBeVisible();
  if (path === '/dashboard') await expect(page.getByRole('list', { name: 'Advice' })).toBeVisible();
}
