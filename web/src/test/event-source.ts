import { vi } from 'vitest';

/** A stream of server-sent events that the test controls. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  /** 0 while the browser connects, as at the beginning and after a break. */
  readyState = 0;

  /** The latest to such an address: a page has several, in any order. */
  static to(part: string): FakeEventSource | undefined {
    return FakeEventSource.opened.findLast(({ address }) => address.includes(part));
  }

  constructor(readonly address: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  /** It breaks off, or cannot be had; the browser tries again by itself. */
  fail(): void {
    this.readyState = 0;
    this.onerror?.();
  }

  /** The server answers something else than a stream: the browser gives up. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
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
