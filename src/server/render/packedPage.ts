import type { DocumentPart, Stamp } from './document.ts';
import { compressPart, joinGzip, storePart, type GzipPart } from './gzipParts.ts';

type Packed = GzipPart | { readonly stamp: keyof Stamp };

/** A page ready to be sent repeatedly, plain or compressed. */
export interface PackedPage {
  /** Its size in the cache, without parts shared with other pages. */
  readonly bytes: number;
  plain(stamp: Stamp): Buffer;
  gzipped(stamp: Stamp): Buffer;
}

/** Packs pages, with common parts (styles, scripts) compressed once and shared. */
export class PagePacker {
  readonly #kept = new Map<string, GzipPart>();

  pack(parts: readonly DocumentPart[]): PackedPage {
    const packed: Packed[] = [];
    for (const part of parts) {
      const before = packed.at(-1);
      if ('stamp' in part) packed.push(part);
      else
        packed.push(
          'kept' in part
            ? this.#shared(part.kept)
            : compressPart(part.own, before !== undefined && 'raw' in before ? before : undefined),
        );
    }
    const filled = (stamp: Stamp): GzipPart[] =>
      packed.map((part) => ('stamp' in part ? storePart(String(stamp[part.stamp])) : part));
    const own = packed.filter((part, index) => 'raw' in part && 'own' in (parts[index] ?? {})) as GzipPart[];
    return {
      bytes: own.reduce((sum, { raw, deflated }) => sum + raw.length + deflated.length, 0),
      plain: (stamp) => Buffer.concat(filled(stamp).map(({ raw }) => raw)),
      gzipped: (stamp) => joinGzip(filled(stamp)),
    };
  }

  #shared(text: string): GzipPart {
    const part = this.#kept.get(text) ?? compressPart(text);
    this.#kept.set(text, part);
    return part;
  }
}
