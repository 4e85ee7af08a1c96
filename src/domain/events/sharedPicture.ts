/** A smaller saving isn't worth a picture to share, watt-hours. */
export const LEAST_SHARED_WH = 100;
