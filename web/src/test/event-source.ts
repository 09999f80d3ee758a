import { vi } from 'vitest';

/** A stream of server-sent events in the hand of the test. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;

  /** The latest to such an address: a page has several, in any order. */
  static to(part: string): FakeEventSource | undefined {
    return FakeEventSource.opened.findLast(({ address }) => address.includes(part));
  }

  constructor(readonly address: string) {
    super();
    FakeEventSource.opened.push(this);
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
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
}
