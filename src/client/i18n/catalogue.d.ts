/** Made by codegen/build/messages.ts from `messages/`: one loader for each parcel of each locale that has a folder. */
declare module 'virtual:messages' {
  type ParcelLoader = () => Promise<{ readonly default: import('./compact.ts').CompactMessages }>;
  export const catalogue: Readonly<Record<string, Readonly<Record<import('./rooms.ts').Parcel, ParcelLoader>>>>;
}
