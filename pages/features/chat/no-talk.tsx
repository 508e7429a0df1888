import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";

/** In place of a talk that this browser does not have. */
export const NoTalk = () => (
  <Notice
    figure="?"
    title="We can’t find this conversation"
    actions={
      <Link to="/app" className="button">
        Start a new conversation
      </Link>
    }
  >
    <p>
      It was deleted, or it is saved in another browser. Conversations are private: this address works only
      where the conversation is saved. To show somebody an answer, share it.
    </p>
  </Notice>
);
