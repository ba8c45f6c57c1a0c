import { vi } from 'vitest';

/** One upload as seen and controlled by a test. */
export type FakeRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly withCredentials: boolean;
  readonly progress: (bytesSent: number) => void;
  readonly answer: (status: number, reply: unknown) => void;
  readonly fail: () => void;
};

type Listener = (() => void) | null;

/** A fake `XMLHttpRequest`; the list contains the sent requests, in order. */
export function fakeRequests(): readonly FakeRequest[] {
  const sent: FakeRequest[] = [];

  class Request {
    method = '';
    url = '';
    headers: Record<string, string> = {};
    body: unknown = undefined;
    withCredentials = false;
    status = 0;
    responseText = '';
    upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
    onload: Listener = null;
    onerror: Listener = null;
    onabort: Listener = null;
    onloadend: Listener = null;

    open(method: string, url: string) {
      this.method = method;
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value;
    }
    send(body: unknown) {
      this.body = body;
      sent.push(this);
    }
    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
    progress(bytesSent: number) {
      this.upload.onprogress?.({ loaded: bytesSent });
    }
    answer(status: number, reply: unknown) {
      this.status = status;
      this.responseText = JSON.stringify(reply);
      this.onload?.();
      this.onloadend?.();
    }
    fail() {
      this.onerror?.();
      this.onloadend?.();
    }
  }

  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}
