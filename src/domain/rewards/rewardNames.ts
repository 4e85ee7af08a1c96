import type { BarcodeFormat, FulfilmentService } from './catalogue.ts';

// Names in GraphQL, whose enum values are in capitals and begin with a letter.

export const SERVICE_NAMES = {
  alder: 'ALDER',
  birch: 'BIRCH',
  cedar: 'CEDAR',
  dogwood: 'DOGWOOD',
  shop: 'SHOP',
  donations: 'DONATIONS',
} as const satisfies Readonly<Record<FulfilmentService, string>>;

export const BARCODE_NAMES = {
  '1D-CA128': 'CODE_128',
  '2D-PDF417': 'PDF_417',
  '2D-QRCODE': 'QR_CODE',
} as const satisfies Readonly<Record<BarcodeFormat, string>>;
