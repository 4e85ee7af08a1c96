import { Illustration } from './Illustration.tsx';

/* Drawings of the screens outside the areas. */

/** A meter cupboard with its door open and a spanner. */
export const MaintenanceIllustration = () => (
  <Illustration>
    <circle className="soft" cx="60" cy="48" r="42" />
    <rect className="tone" x="34" y="26" width="36" height="48" rx="5" />
    <path
      className="line"
      d="M34 31a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5zM46 42l-4 8h8l-4 8M58 40v.1M58 50v.1"
    />
    <path className="line" d="M92 38a9 9 0 0 1-11 11L74 66M92 38l-5 4-4-4 4-5a9 9 0 0 0-10 9" />
  </Illustration>
);

/** A cable that came loose. */
export const BrokenIllustration = () => (
  <Illustration>
    <rect className="soft" x="12" y="18" width="96" height="60" rx="30" />
    <path className="line" d="M14 60c14 0 14-22 28-22M106 36c-14 0-14 22-28 22" />
    <rect className="tone" x="42" y="30" width="12" height="16" rx="4" />
    <rect className="tone" x="66" y="50" width="12" height="16" rx="4" />
    <path
      className="line"
      d="M42 34a4 4 0 0 1 4-4h8v16h-8a4 4 0 0 1-4-4zM54 34h4M54 42h4M78 54a4 4 0 0 0-4-4h-8v16h8a4 4 0 0 0 4-4zM60 22v6M70 25l-3 5M50 25l3 5"
    />
  </Illustration>
);

/** A signpost with nothing written on it. */
export const LostIllustration = () => (
  <Illustration>
    <circle className="soft" cx="60" cy="48" r="42" />
    <path className="tone" d="M40 26h34l8 8-8 8H40zM80 48H46l-8 8 8 8h34z" />
    <path
      className="line"
      d="M40 26h34l8 8-8 8H40zM80 48H46l-8 8 8 8h34zM60 18v8M60 42v6M60 64v18M48 82h24"
    />
  </Illustration>
);

/** An email on its way. */
export const EmailIllustration = () => (
  <Illustration>
    <rect className="soft" x="14" y="14" width="92" height="68" rx="28" />
    <rect className="tone" x="40" y="30" width="50" height="36" rx="5" />
    <path
      className="line"
      d="M40 35a5 5 0 0 1 5-5h40a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5zM42 34l23 17 23-17M20 40h12M16 50h16M22 60h10"
    />
  </Illustration>
);

/** A search that found nothing. */
export const NothingFoundIllustration = () => (
  <Illustration>
    <rect className="soft" x="20" y="10" width="80" height="76" rx="26" />
    <circle className="tone" cx="56" cy="44" r="20" />
    <circle className="line" cx="56" cy="44" r="20" />
    <path className="line" d="m71 59 16 16M49 44h14" />
  </Illustration>
);
