/** Made by codegen/build/messages.ts from `messages/`: one loader for each parcel of each locale that has a folder. */
declare module 'virtual:messages' {
  import type { CompactMessages } from './compact.ts';
  import type { Parcel } from './rooms.ts';

  type ParcelLoader = () => Promise<{ readonly default: CompactMessages }>;
  export const catalogue: Readonly<Record<string, Readonly<Record<Parcel, ParcelLoader>>>>;
}
