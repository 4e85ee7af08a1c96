export const PICTURE = { width: 1200, height: 630 } as const;

/** What a picture says; no name, no address. */
export interface PictureWords {
  /** "12.4 kWh" */
  readonly figure: string;
  /** "saved this winter" */
  readonly label: string;
  /** The brand's name. */
  readonly product: string;
}

/** Colors and fonts of the theme, as the page has them. */
export interface PictureLook {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly brand: string;
  readonly saved: string;
  readonly savedSoft: string;
  readonly font: string;
}

export function readLook(page: HTMLElement): PictureLook {
  const style = getComputedStyle(page);
  const color = (role: string) => style.getPropertyValue(`--c-${role}`).trim();
  return {
    ground: color('surface'),
    text: color('text'),
    muted: color('text-muted'),
    brand: color('brand'),
    saved: color('saved'),
    savedSoft: color('saved-soft'),
    font: style.getPropertyValue('--font-heading').trim() || 'sans-serif',
  };
}

const MARGIN = 88;
const LINE = 14;

/** Draws the picture: the figure, what it is, and an evening's use below the usual. */
export function drawPicture(
  on: CanvasRenderingContext2D,
  { figure, label, product }: PictureWords,
  look: PictureLook,
): void {
  const { width, height } = PICTURE;
  on.fillStyle = look.ground;
  on.fillRect(0, 0, width, height);
  drawEvening(on, look);
  on.textBaseline = 'alphabetic';
  on.fillStyle = look.brand;
  on.fillRect(0, 0, width, LINE);
  write(on, product, { at: 112, size: 44, weight: 650, color: look.brand, font: look.font });
  write(on, figure, { at: 286, size: 150, weight: 700, color: look.saved, font: look.font });
  write(on, label, { at: 366, size: 54, weight: 500, color: look.text, font: look.font });
}

interface Line {
  /** The baseline's distance from the top. */
  readonly at: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly font: string;
}

/** A line, smaller where it would be too long. */
function write(on: CanvasRenderingContext2D, text: string, { at, size, weight, color, font }: Line): void {
  const room = PICTURE.width - 2 * MARGIN;
  on.font = `${weight} ${size}px ${font}`;
  const { width } = on.measureText(text);
  if (width > room) on.font = `${weight} ${Math.floor((size * room) / width)}px ${font}`;
  on.fillStyle = color;
  on.fillText(text, MARGIN, at);
}

/** The usual use as a line, and below it the part that was saved. */
function drawEvening(on: CanvasRenderingContext2D, { muted, saved, savedSoft }: PictureLook): void {
  const [left, right, base] = [0, PICTURE.width, PICTURE.height];
  const usual = () => {
    on.moveTo(left, base - 60);
    on.bezierCurveTo(300, base - 60, 420, base - 190, 640, base - 190);
    on.bezierCurveTo(860, base - 190, 940, base - 70, right, base - 70);
  };
  on.beginPath();
  usual();
  on.bezierCurveTo(940, base - 30, 860, base - 60, 640, base - 60);
  on.bezierCurveTo(420, base - 60, 300, base - 60, left, base - 60);
  on.closePath();
  on.fillStyle = savedSoft;
  on.fill();
  on.lineWidth = 5;
  on.beginPath();
  on.moveTo(left, base - 60);
  on.bezierCurveTo(300, base - 60, 420, base - 60, 640, base - 60);
  on.bezierCurveTo(860, base - 60, 940, base - 30, right, base - 70);
  on.strokeStyle = saved;
  on.stroke();
  on.setLineDash([16, 14]);
  on.beginPath();
  usual();
  on.strokeStyle = muted;
  on.stroke();
  on.setLineDash([]);
}
