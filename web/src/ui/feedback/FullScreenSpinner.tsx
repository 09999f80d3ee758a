/** The waiting screen of index.html, kept up until there is something to show. */
export function FullScreenSpinner() {
  return (
    <div className="boot">
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <svg className="boot-line" viewBox="0 0 200 10" aria-hidden>
        <path d="M2 7.2C40 3.4 66 3.1 98 5.1s66 2.6 100-2" pathLength={1} />
      </svg>
      <span role="status">Loading Chalkline</span>
      <p>Practise sports betting with virtual coins, never real money. Every coin can be proved.</p>
    </div>
  );
}
