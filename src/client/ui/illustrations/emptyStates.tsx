import { Illustration } from './Illustration.tsx';

/* One drawing for each area's empty state. */

/** A quiet evening: a house under a moon, nothing planned. */
export const NoEventsIllustration = () => (
  <Illustration>
    <circle className="soft" cx="60" cy="48" r="42" />
    <path className="tone" d="M36 50 60 31l24 19v29H36z" />
    <path className="line" d="M32 53 60 31l28 22M37 50v29h46V50" />
    <path
      className="line"
      d="M54 79V65h12v14M92 22a9 9 0 1 1-10-10 7.5 7.5 0 0 0 10 10zM22 30v.1M30 18v.1M101 40v.1"
    />
  </Illustration>
);

/** A plug looking for its socket. */
export const NoDevicesIllustration = () => (
  <Illustration>
    <rect className="soft" x="14" y="12" width="92" height="72" rx="28" />
    <path className="line" d="M18 48h20M62 40h10M62 56h10" />
    <path className="tone" d="M38 34h14a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10H38z" />
    <path className="line" d="M38 34h14a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10H38z" />
    <rect className="tone" x="80" y="30" width="18" height="36" rx="6" />
    <rect className="line" x="80" y="30" width="18" height="36" rx="6" />
    <path className="line" d="M87 42v.1M87 54v.1" />
  </Illustration>
);

/** A gift with its lid lifted. */
export const NoRewardsIllustration = () => (
  <Illustration>
    <circle className="soft" cx="60" cy="50" r="40" />
    <rect className="tone" x="36" y="46" width="48" height="34" rx="4" />
    <path
      className="line"
      d="M40 48v28a4 4 0 0 0 4 4h32a4 4 0 0 0 4-4V48M60 46v34M33 34l50-6 2 10-50 7zM58 31c-8-2-13-7-10-11 4-4 9 2 10 11zM58 31c4-8 10-12 14-8 2 5-5 8-14 8zM24 22v.1M98 30v.1M94 16v.1"
    />
  </Illustration>
);

/** Two people and a gift between them. */
export const InviteIllustration = () => (
  <Illustration>
    <rect className="soft" x="10" y="20" width="100" height="60" rx="30" />
    <circle className="tone" cx="36" cy="42" r="10" />
    <circle className="tone" cx="84" cy="42" r="10" />
    <path
      className="line"
      d="M46 42a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM94 42a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM20 74c1-10 7-15 16-15s15 5 16 15M68 74c1-10 7-15 16-15s15 5 16 15M54 36h12M62 31.5 66.5 36 62 40.5"
    />
  </Illustration>
);

/** A meter that waits for its first readings. */
export const NoReadingsIllustration = () => (
  <Illustration>
    <rect className="soft" x="22" y="8" width="76" height="80" rx="20" />
    <circle className="tone" cx="60" cy="42" r="22" />
    <circle className="line" cx="60" cy="42" r="22" />
    <path className="line" d="M46 46a14 14 0 0 1 28 0M60 46l7-8M44 74h8M56 74h8M68 74h8" />
  </Illustration>
);

/** An empty purse. */
export const EmptyWalletIllustration = () => (
  <Illustration>
    <rect className="soft" x="16" y="22" width="88" height="58" rx="18" />
    <path className="tone" d="M30 36h54a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
    <path
      className="line"
      d="M30 36v30a6 6 0 0 0 6 6h48a6 6 0 0 0 6-6V42a6 6 0 0 0-6-6H34a4 4 0 0 1 0-8h44v8M90 49H76a5 5 0 0 0 0 10h14M77 54v.1"
    />
  </Illustration>
);
