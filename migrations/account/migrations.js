import journal from './meta/_journal.json';
import m0000 from './0000_tables.sql';
import m0001 from './0001_counting.sql';
import m0002 from './0002_standing.sql';
import m0003 from './0003_limits.sql';
import m0004 from './0004_pauses.sql';
import m0005 from './0005_packed.sql';
import m0006 from './0006_replies.sql';
import m0007 from './0007_held.sql';
import m0008 from './0008_grants.sql';

  export default {
    journal,
    migrations: {
      m0000,
m0001,
m0002,
m0003,
m0004,
m0005,
m0006,
m0007,
m0008
    }
  }
  