import { vi } from 'vitest';

/** A stream of server-sent events in the hand of the test. */
export class FakeEventSource extends EventTarget {
  static last: FakeEventSource | undefined;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly address: string) {
    super();
    FakeEventSource.last = this;
  }

  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close(): void {
    this.isClosed = true;
  }
}

/** jsdom has no EventSource; this browser has, until the test ends. */
export function withEventSource(): void {
  FakeEventSource.last = undefined;
  vi.stubGlobal('EventSource', FakeEventSource);
}
