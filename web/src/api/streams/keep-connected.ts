/** The pause before the first reconnect; each further one is twice as long, up to RETRY_MAX_MS. */
const RETRY_MIN_MS = 1000;
/** A restarted server is noticed within 16 seconds. */
const RETRY_MAX_MS = 16_000;

/**
 * A random pause from half to all of it: clients that lost a server together should not return
 * together.
 */
function pause(tries: number): number {
  const longest = Math.min(RETRY_MIN_MS * 2 ** tries, RETRY_MAX_MS);
  return (longest / 2) * (1 + Math.random());
}

interface Connection {
  connect: () => EventSource;
  onOpen?: () => void;
  /** The stream has broken off; the browser may reconnect it unnoticed. */
  onBreak?: () => void;
  /** The reconnect failed, or the answer was no stream: it is tried again, at growing intervals. */
  onFailure: (isRefused: boolean) => void;
}

/**
 * Keeps a stream of events open; returns how to end that. The browser reconnects first: it sends the
 * id of the last event, so that none is missed. Where that fails, a new stream is opened again and
 * again.
 */
export function keepConnected({ connect, onOpen, onBreak, onFailure }: Connection): () => void {
  let source: EventSource;
  let isBroken = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(timer);
    timer = undefined;
    source = connect();
    source.onopen = () => {
      isBroken = false;
      tries = 0;
      onOpen?.();
    };
    source.onerror = () => {
      const isRefused = source.readyState === EventSource.CLOSED;
      if (isBroken || isRefused) retryLater(isRefused);
      else onBreak?.();
      isBroken = true;
    };
  };
  const retryLater = (isRefused: boolean) => {
    onBreak?.();
    source.close();
    timer = setTimeout(open, pause(tries));
    tries += 1;
    onFailure(isRefused);
  };
  /** Without a network a stream is silent for minutes before it breaks. */
  const onOffline = () => {
    isBroken = true;
    if (timer === undefined) retryLater(false);
  };
  /** A network that is back ends the pause. */
  const onOnline = () => {
    if (timer !== undefined) open();
  };

  open();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    clearTimeout(timer);
    source.close();
  };
}
