import { homeQueueLoader } from './homeQueueLoader.ts';

export const loader = homeQueueLoader('MOVED');
