/** Before the first try of our own; each further one waits twice as long, and at most RETRY_MAX_MS. */
const RETRY_MIN_MS = 1000;
/** A server that is back is noticed within a quarter of a minute. */
const RETRY_MAX_MS = 16_000;

/** Between half and all of it: those who have lost a server together do not come back together. */
function pause(tries: number): number {
  const longest = Math.min(RETRY_MIN_MS * 2 ** tries, RETRY_MAX_MS);
  return (longest / 2) * (1 + Math.random());
}

interface Connection {
  connect: () => EventSource;
  onOpen?: () => void;
  /** It has broken off, and the browser may mend that unnoticed. */
  onBreak?: () => void;
  /**
   * It could not be mended at once, or something else than a stream was answered: it is tried again, more
   * and more seldom.
   */
  onFailure: (isRefused: boolean) => void;
}

/**
 * Keeps a stream of events open; returns how to end that. A break is the browser's to mend first: it says
 * which event it saw last, so that none is missed. Where that fails, a new stream is tried again and again.
 */
export function keepConnected({ connect, onOpen, onBreak, onFailure }: Connection): () => void {
  let source: EventSource;
  let isBroken = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
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
      if (isBroken || isRefused) fail(isRefused);
      else onBreak?.();
      isBroken = true;
    };
  };
  const fail = (isRefused: boolean) => {
    onBreak?.();
    source.close();
    timer = setTimeout(begin, pause(tries));
    tries += 1;
    onFailure(isRefused);
  };
  /** Without a network a stream is silent, and only after minutes broken. */
  const giveUp = () => {
    isBroken = true;
    if (timer === undefined) fail(false);
  };
  /** A network that is back is reason enough not to wait any longer. */
  const hurry = () => {
    if (timer !== undefined) begin();
  };

  begin();
  window.addEventListener('offline', giveUp);
  window.addEventListener('online', hurry);
  return () => {
    window.removeEventListener('offline', giveUp);
    window.removeEventListener('online', hurry);
    clearTimeout(timer);
    source.close();
  };
}
