import sharp from 'sharp';

/** A motif, drawn in a square of 200 units with the colors `a` (light), `b` (strong) and `c` (dark). */
const MOTIFS = {
  basket: `<path d="M30 84h140l-16 84H46z" fill="var(--b)"/><path d="M62 84c0-70 76-70 76 0" fill="none" stroke="var(--c)" stroke-width="10"/><path d="M64 104v44M88 104v44M112 104v44M136 104v44" stroke="var(--a)" stroke-width="8" stroke-linecap="round"/><rect x="22" y="76" width="156" height="18" rx="9" fill="var(--c)"/>`,
  cup: `<path d="M40 76h104v54a42 42 0 0 1-42 42H82a42 42 0 0 1-42-42z" fill="var(--b)"/><path d="M144 88h14a22 22 0 0 1 0 44h-14" fill="none" stroke="var(--b)" stroke-width="12"/><path d="M70 54c-10-14 10-18 0-34M96 54c-10-14 10-18 0-34M122 54c-10-14 10-18 0-34" fill="none" stroke="var(--c)" stroke-width="7" stroke-linecap="round"/><rect x="28" y="176" width="128" height="10" rx="5" fill="var(--c)"/>`,
  book: `<path d="M100 52C80 36 48 34 24 40v116c24-6 56-4 76 12z" fill="var(--b)"/><path d="M100 52c20-16 52-18 76-12v116c-24-6-56-4-76 12z" fill="var(--c)"/><path d="M42 66c14-2 28 0 42 6M42 92c14-2 28 0 42 6M42 118c14-2 28 0 42 6M158 66c-14-2-28 0-42 6M158 92c-14-2-28 0-42 6M158 118c-14-2-28 0-42 6" stroke="var(--a)" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  film: `<rect x="26" y="70" width="148" height="104" rx="12" fill="var(--b)"/><path d="M26 70l140-34 6 24-140 34z" fill="var(--c)"/><path d="M52 64l18 20M90 54l18 20M128 45l18 20" stroke="var(--a)" stroke-width="9"/><path d="M86 98v50l44-25z" fill="var(--a)"/>`,
  pizza: `<path d="M100 178L28 52c44-28 100-28 144 0z" fill="var(--b)"/><path d="M28 52c44-28 100-28 144 0l-10 18c-38-22-86-22-124 0z" fill="var(--c)"/><circle cx="82" cy="86" r="13" fill="var(--a)"/><circle cx="122" cy="92" r="13" fill="var(--a)"/><circle cx="100" cy="128" r="13" fill="var(--a)"/>`,
  tools: `<path d="M46 30a34 34 0 0 0 42 44l72 86a16 16 0 0 0 24-22L98 66a34 34 0 0 0-40-44l14 24-12 16-20-2z" fill="var(--b)"/><path d="M150 26l24 22-70 76-30 46-22-20 44-34z" fill="var(--c)"/>`,
  tent: `<path d="M100 34L18 168h164z" fill="var(--b)"/><path d="M100 34l30 134H70z" fill="var(--c)"/><path d="M100 92l20 76H80z" fill="var(--a)"/><rect x="10" y="164" width="180" height="12" rx="6" fill="var(--c)"/>`,
  paw: `<circle cx="52" cy="86" r="20" fill="var(--b)"/><circle cx="84" cy="52" r="20" fill="var(--b)"/><circle cx="120" cy="52" r="20" fill="var(--b)"/><circle cx="150" cy="86" r="20" fill="var(--b)"/><path d="M101 94c28 0 56 32 48 56-8 22-30 12-48 12s-40 10-48-12c-8-24 20-56 48-56z" fill="var(--c)"/>`,
  shirt: `<path d="M70 30c12 22 48 22 60 0l46 24-18 42-22-10v90H64V86l-22 10-18-42z" fill="var(--b)"/><path d="M106 92L84 126h14l-6 28 26-38h-16z" fill="var(--a)"/>`,
  plant: `<path d="M100 116V62" stroke="var(--c)" stroke-width="9"/><path d="M100 84C60 84 44 58 44 30c36 0 56 22 56 54z" fill="var(--b)"/><path d="M100 100c36 0 52-22 52-48-34 0-52 20-52 48z" fill="var(--b)"/><path d="M54 116h92l-12 62H66z" fill="var(--c)"/>`,
  tram: `<rect x="48" y="40" width="104" height="116" rx="18" fill="var(--b)"/><rect x="62" y="58" width="76" height="46" rx="8" fill="var(--a)"/><circle cx="72" cy="132" r="9" fill="var(--a)"/><circle cx="128" cy="132" r="9" fill="var(--a)"/><path d="M62 156l-18 24M138 156l18 24M74 40l26-20 26 20" stroke="var(--c)" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  music: `<path d="M78 148V52l78-18v94" fill="none" stroke="var(--c)" stroke-width="12"/><path d="M78 78l78-18V34L78 52z" fill="var(--c)"/><ellipse cx="58" cy="150" rx="26" ry="20" fill="var(--b)"/><ellipse cx="136" cy="130" rx="26" ry="20" fill="var(--b)"/>`,
  ball: `<circle cx="100" cy="100" r="72" fill="var(--b)"/><path d="M100 28v144M28 100h144M46 52c34 30 34 66 0 96M154 52c-34 30-34 66 0 96" stroke="var(--c)" stroke-width="8" fill="none"/>`,
  blocks: `<rect x="24" y="104" width="70" height="70" rx="10" fill="var(--b)"/><rect x="104" y="104" width="70" height="70" rx="10" fill="var(--c)"/><path d="M100 24l42 72H58z" fill="var(--b)"/><circle cx="59" cy="139" r="16" fill="var(--a)"/><rect x="124" y="124" width="30" height="30" fill="var(--a)"/>`,
  thermostat: `<circle cx="100" cy="100" r="76" fill="var(--c)"/><circle cx="100" cy="100" r="58" fill="var(--a)"/><path d="M58 128a50 50 0 1 1 84 0" fill="none" stroke="var(--b)" stroke-width="12" stroke-linecap="round"/><path d="M100 104l24-30" stroke="var(--c)" stroke-width="9" stroke-linecap="round"/><circle cx="100" cy="104" r="9" fill="var(--c)"/>`,
  plug: `<rect x="46" y="40" width="108" height="120" rx="26" fill="var(--b)"/><circle cx="100" cy="94" r="34" fill="var(--a)"/><path d="M88 84v18M112 84v18" stroke="var(--c)" stroke-width="9" stroke-linecap="round"/><circle cx="100" cy="144" r="6" fill="var(--a)"/>`,
  strip: `<rect x="18" y="76" width="164" height="60" rx="18" fill="var(--b)"/><circle cx="54" cy="106" r="18" fill="var(--a)"/><circle cx="100" cy="106" r="18" fill="var(--a)"/><circle cx="146" cy="106" r="18" fill="var(--a)"/><path d="M182 106c24 0 0-70-34-66" fill="none" stroke="var(--c)" stroke-width="9"/>`,
  bulb: `<path d="M100 24a54 54 0 0 1 30 99c-6 5-8 11-8 19H78c0-8-2-14-8-19a54 54 0 0 1 30-99z" fill="var(--b)"/><rect x="78" y="148" width="44" height="12" rx="6" fill="var(--c)"/><rect x="84" y="166" width="32" height="12" rx="6" fill="var(--c)"/><path d="M86 84l14 16 14-16" stroke="var(--a)" stroke-width="8" fill="none"/>`,
  battery: `<rect x="56" y="40" width="88" height="136" rx="16" fill="var(--b)"/><rect x="82" y="24" width="36" height="18" rx="6" fill="var(--c)"/><path d="M106 66l-32 48h22l-6 36 34-50h-22z" fill="var(--a)"/>`,
  tree: `<path d="M100 20l52 66h-26l34 48H40l34-48H48z" fill="var(--b)"/><rect x="90" y="132" width="20" height="46" rx="6" fill="var(--c)"/>`,
  heart: `<path d="M100 170C20 118 22 42 66 36c18-2 28 10 34 22 6-12 16-24 34-22 44 6 46 82-34 134z" fill="var(--b)"/><path d="M60 66c-8 8-8 22-2 34" stroke="var(--a)" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  house: `<path d="M100 28L22 96h20v78h116V96h20z" fill="var(--b)"/><rect x="84" y="118" width="32" height="56" rx="4" fill="var(--c)"/><rect x="58" y="104" width="20" height="20" fill="var(--a)"/><rect x="122" y="104" width="20" height="20" fill="var(--a)"/>`,
  school: `<rect x="26" y="92" width="148" height="82" fill="var(--b)"/><path d="M100 38l52 54H48z" fill="var(--c)"/><circle cx="100" cy="76" r="10" fill="var(--a)"/><rect x="86" y="128" width="28" height="46" fill="var(--c)"/><rect x="42" y="112" width="28" height="24" fill="var(--a)"/><rect x="130" y="112" width="28" height="24" fill="var(--a)"/>`,
  bottle: `<rect x="84" y="20" width="32" height="22" rx="6" fill="var(--c)"/><path d="M80 48h40c22 12 26 30 26 46v66a16 16 0 0 1-16 16H70a16 16 0 0 1-16-16V94c0-16 4-34 26-46z" fill="var(--b)"/><path d="M106 84l-24 36h16l-6 26 26-38h-16z" fill="var(--a)"/>`,
  bag: `<path d="M38 74h124l12 104H26z" fill="var(--b)"/><path d="M68 92V60a32 32 0 0 1 64 0v32" fill="none" stroke="var(--c)" stroke-width="10"/><path d="M106 104l-22 32h14l-6 24 24-34h-14z" fill="var(--a)"/>`,
  bike: `<circle cx="50" cy="130" r="34" fill="none" stroke="var(--b)" stroke-width="11"/><circle cx="150" cy="130" r="34" fill="none" stroke="var(--b)" stroke-width="11"/><path d="M50 130l34-62h42l24 62M84 68l26 62H50M76 56h22M126 68l-6-18h18" fill="none" stroke="var(--c)" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`,
} as const;

export type Motif = keyof typeof MOTIFS;

/** Light ground, strong and dark tone of each palette. */
const PALETTES = [
  ['#fff1d6', '#e8a33d', '#7a4b0b'],
  ['#e3f4ea', '#3fa37a', '#14523b'],
  ['#e6eefc', '#4f82d9', '#1d3f7f'],
  ['#fde8e4', '#e0745c', '#7d2a1a'],
  ['#f0e8fb', '#8f6bd1', '#432a78'],
  ['#e2f3f6', '#3d9fb3', '#11505d'],
] as const;

/** A reward's picture as WebP: the motif on a ground with soft circles, colored by `tint`. */
export const drawRewardPicture = (motif: Motif, tint: number): Promise<Uint8Array> =>
  sharp(Buffer.from(rewardSvg(motif, tint)))
    .webp({ quality: 82 })
    .toBuffer();

function rewardSvg(motif: Motif, tint: number): string {
  const [a, b, c] = PALETTES[tint % PALETTES.length] ?? PALETTES[0];
  const drawn = MOTIFS[motif].replaceAll('var(--a)', a).replaceAll('var(--b)', b).replaceAll('var(--c)', c);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600"><rect width="960" height="600" fill="${a}"/><circle cx="${140 + (tint % 3) * 60}" cy="120" r="210" fill="${b}" opacity="0.16"/><circle cx="820" cy="${520 - (tint % 4) * 30}" r="260" fill="${b}" opacity="0.13"/><circle cx="480" cy="300" r="205" fill="#ffffff" opacity="0.72"/><g transform="translate(325 145) scale(1.55)">${drawn}</g></svg>`;
}
