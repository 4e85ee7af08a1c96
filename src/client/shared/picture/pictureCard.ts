/** Less isn't worth sharing, watt-hours. */
export const LEAST_SHARED_WH = 100;

/** Height of the card with the picture, in pixels. */
export const PICTURE_CARD = 320;
