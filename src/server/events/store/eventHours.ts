/**
 * Start and end of events `e` with participations `q`, epoch seconds. One that was called off while it ran
 * ended then: `least` leaves out null.
 */
export const eventHours = `json_agg(
       json_build_array(
         extract(epoch from q.start_at)::int8, extract(epoch from least(e.end_at, e.cancelled_at))::int8
       )
     )`;
