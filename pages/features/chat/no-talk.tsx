import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";

/** In place of a talk that this browser does not have. */
export const NoTalk = () => (
  <Notice
    figure="?"
    title="This talk is not kept here"
    actions={
      <Link to="/app" className="button">
        New talk
      </Link>
    }
  >
    <p>
      It was deleted, or it is kept in another browser. A talk is private: its address opens it only where it
      is kept. To show an answer to somebody, share it.
    </p>
  </Notice>
);
