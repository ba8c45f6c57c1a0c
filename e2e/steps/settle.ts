import { expect, type Page, type Request } from '@playwright/test';

const isRead = (request: Request) => request.url().includes('/api/') && !request.url().endsWith('/api/live');

/** Returns how to wait until everything that a screen reads from the server is there. The live stream never ends. */
export function watchReads(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => isRead(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size).toBe(0);
}
