#!/usr/bin/python3
"""A WebKitGTK browser that WebKitWebDriver drives and whose profile is kept in $WEBKIT_PROFILE. WebKit's own MiniBrowser throws its
profile away under automation, so that a browser that is closed and opened again could not be tried."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

profile = os.environ["WEBKIT_PROFILE"]
width, height = map(int, os.environ["WEBKIT_SIZE"].split("x"))
data = WebKit2.WebsiteDataManager(
    base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache"
)
context = WebKit2.WebContext(website_data_manager=data)
context.get_cookie_manager().set_persistent_storage(
    f"{profile}/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_automation_allowed(True)


def refuse(_view, request):
    request.deny()
    return True


def open_window(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript(
            os.environ["WEBKIT_SCRIPT"],
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    view.connect("permission-request", refuse)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.set_decorated(False)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


def automate(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_window)
    session.connect("will-close", lambda _session: Gtk.main_quit())


context.connect("automation-started", automate)
Gtk.main()
