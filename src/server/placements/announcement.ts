import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import { announcementsFor } from './content.ts';

/** One announcement by name, for the caller and in their language (BAN-37). A name that none has answers empty. */
export const announcementHandlers: Pick<RestHandlers, 'getAnnouncement'> = {
  getAnnouncement: async (ctx, { params: { name } }) => {
    const found = (await announcementsFor(ctx)).find((row) => row.name === name);
    if (found === undefined) return { status: 200, body: { announcement: null } };
    const { title, subtitle, content, subtext, icon, imageUrl, ctas } = found;
    return {
      status: 200,
      body: {
        announcement: {
          name,
          title,
          subtitle,
          content,
          subtext,
          icon,
          image_url: imageUrl,
          ctas: ctas.map(({ label, url, level }) => ({ label, url, level })),
        },
      },
    };
  },
};
