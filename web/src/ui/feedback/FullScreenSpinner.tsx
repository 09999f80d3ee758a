/**
 * The waiting screen of index.html, kept up until there is something to show: the frame of the shell, so
 * that nothing moves when that comes. Only a visitor of the front page is told what the place is
 * (public/theme-init.js).
 */
export function FullScreenSpinner() {
  return (
    <div className="boot">
      <div className="boot-bar">
        <div>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          Chalkline
        </div>
      </div>
      <div className="boot-page">
        <svg className="boot-line" viewBox="0 0 200 10" aria-hidden>
          <path d="M2 7.2C40 3.4 66 3.1 98 5.1s66 2.6 100-2" pathLength={1} />
        </svg>
        <span role="status">Loading Chalkline</span>
        <p>
          Practise sports betting with virtual coins, never real money. Every coin can be proved.
        </p>
        <div className="boot-cards" aria-hidden>
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className="boot-tabs" />
    </div>
  );
}
