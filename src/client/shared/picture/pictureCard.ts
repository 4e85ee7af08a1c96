/** Height of the card with the picture, in pixels. */
export const PICTURE_CARD = 320;
